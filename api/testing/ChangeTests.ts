import type { Endpoints } from "../contract.ts";
import type { Browser } from "./Browser.ts";

export type SignIn = (username: string) => Promise<Browser>;
/** Sends a request to the endpoint of the test, and returns the status. */
type SendChange = (
  userBrowser: Browser,
  body?: object,
  query?: Readonly<Record<string, string | number>>,
) => Promise<number>;
/** Each makes one change by its endpoint. */
export type ChangeTests = Partial<Record<keyof Endpoints, (send: SendChange) => Promise<number>>>;
