import type { Answer, Endpoint } from "../shared/http/endpoint.ts";
import { type Asked, Browser } from "./Browser.ts";

export const getAnswer = <E extends Endpoint>(
  site: { readonly url: string },
  endpoint: E,
  asked?: Asked<E>,
): Promise<Answer<E>> => new Browser(site).read(endpoint, asked);
