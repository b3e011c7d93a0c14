import { expect, test } from "vitest";
import { errorReport } from "./errorReport.ts";

const origin = "https://gbvf.example";
const at = (pathname: string) => ({ origin, pathname });
const thrown = (file = `${origin}/assets/first-a1B2.js`) =>
  Object.assign(new TypeError("x is not a function"), {
    stack: `TypeError: x is not a function\n    at draw (${file}?v=1:12:345)\n    at other (${origin}/assets/o.js:1:1)`,
  });

test("an error of our scripts says what, which file and line, and the version", () => {
  expect(errorReport(thrown(), at("/home/map"))).toEqual({
    message: "TypeError: x is not a function",
    file: "/assets/first-a1B2.js",
    line: 12,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test.each(["/home/contact", "/zu/home/contact", "/Questionnaire/SurveyQuestions", "/questionnaire"])(
  "nothing is ever said from %s",
  (pathname) => {
    expect(errorReport(thrown(), at(pathname))).toBeNull();
  },
);

test("nothing is said of an extension's script, of a refusal, or of what is no error", () => {
  expect(errorReport(thrown("chrome-extension://abc/content.js"), at("/home"))).toBeNull();
  expect(errorReport(thrown("https://gbvf.example.evil.org/assets/x.js"), at("/home"))).toBeNull();
  expect(errorReport(Object.assign(thrown(), { name: "ApiError" }), at("/home"))).toBeNull();
  for (const odd of ["typed text", null, undefined, { message: 1 }])
    expect(errorReport(odd, at("/home"))).toBeNull();
});
