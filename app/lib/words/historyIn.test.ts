import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, test } from "vitest";
import { historyIn } from "./speakingIn.tsx";

test("in a language the app goes to what is drafted in it, and leaves for every other page", () => {
  const opened: string[] = [];
  const history = createMemoryHistory({ initialEntries: ["/af/home"], v5Compat: true });
  const own = historyIn(history, (address) => opened.push(address));
  own.push("/af/home/map?boundaryId=7");
  expect([own.location.pathname, own.location.search]).toEqual(["/af/home/map", "?boundaryId=7"]);
  own.replace("/af/home/methods");
  expect(own.location.pathname).toBe("/af/home/methods");
  for (const address of ["/af/home/grid?boundaryId=7", "/af/home/contact", "/af/auth/login/"])
    own.push(address);
  expect(opened).toEqual(["/af/home/grid?boundaryId=7", "/af/home/contact", "/af/auth/login/"]);
  expect(own.location.pathname).toBe("/af/home/methods");
});
