import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, test } from "vitest";
import { historyIn } from "./speakingIn.tsx";

test("in a language the app goes to what is drafted in it, and leaves for every other page", () => {
  const opened: string[] = [];
  const history = createMemoryHistory({ initialEntries: ["/af/home?boundaryId=7"], v5Compat: true });
  const own = historyIn("af", history, (address) => opened.push(address));
  const seen: string[] = [];
  own.listen(({ location }) => seen.push(location.pathname + location.search));
  expect(own.location.pathname + own.location.search).toBe("/home?boundaryId=7");
  expect(own.createHref("/home/map")).toBe("/af/home/map");
  own.push("/home/map?boundaryId=7");
  own.replace({ pathname: "/home/methods", hash: "#crime" });
  expect(history.location.pathname + history.location.hash).toBe("/af/home/methods#crime");
  for (const address of ["/home/grid?boundaryId=7", "/home/contact", "/auth/login/"]) own.push(address);
  expect(opened).toEqual(["/af/home/grid?boundaryId=7", "/af/home/contact", "/af/auth/login/"]);
  history.go(-1);
  expect(seen.at(-1)).toBe("/home?boundaryId=7");
});
