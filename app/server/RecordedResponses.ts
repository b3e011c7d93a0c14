import type { PageRequest } from "@gbvf/api/shared/pageRendering.ts";
import { type State, unstable_serialize } from "swr";
import { computeDigest, parseState } from "../lib/api-client/fetchResponses.ts";
import type { RequestKey } from "../lib/api-client/sendRequest.ts";
import type { RecordedRequests } from "../pageRequests.ts";

/** SWR's cache while the server renders a page; records the responses that the page uses. */
export class RecordedResponses extends Map<string, State> {
  readonly #data: PageRequest["data"];
  readonly #usedStates = new Map<string, string>();
  readonly #requests = new Map<string, RequestKey>();
  readonly missing = new Set<string>();
  status = 200;

  constructor(data: PageRequest["data"]) {
    super();
    this.#data = data;
  }

  /** Serialises the used responses for `parseResponses`. */
  json = (): string =>
    `[${[...this.#usedStates].map(([name, state]) => `[${JSON.stringify(name)},${state}]`).join(",")}]`;

  /** Lists the requests that the page sends at the first interaction, except `initialKeys`, which it computes itself. */
  listRequests(initialKeys: readonly RequestKey[]): RecordedRequests {
    const urls = new Set(initialKeys.map(([, url]) => url));
    const more = [...this.#requests.values()].filter(([, url]) => !urls.has(url));
    const states = [...new Map([...initialKeys, ...more].map((key) => [key[1], key])).values()].flatMap(
      (key) => this.get(unstable_serialize(key)) ?? [],
    );
    return { more, digest: computeDigest(states) };
  }

  override get(name: string): State | undefined {
    const response = super.get(name);
    if (response !== undefined) return response;
    const state = this.#findOne(name) ?? this.#findEach(name);
    if (state === undefined) return undefined;
    this.#usedStates.set(name, state);
    super.set(name, parseState(state));
    return super.get(name);
  }

  /** Finds a GET by SWR's key, `@"GET /api/releases","/api/releases",`. */
  #findOne(name: string): string | undefined {
    if (!name.startsWith('@"GET ')) return undefined;
    const key: RequestKey = JSON.parse(`[${name.slice(1, -1)}]`);
    const response = unstable_serialize(key) === name && this.#read(key[1]);
    if (!response) return undefined;
    this.#requests.set(key[1], key);
    if ("json" in response) return `{"data":${response.json}}`;
    this.status = response.status;
    return `{"status":${response.status}}`;
  }

  /** Finds the responses of `useApiList` by its key, `@"each","/api/findings?boundaryId=1",`. */
  #findEach(name: string): string | undefined {
    if (!name.startsWith('@"each",')) return undefined;
    const urls: string[] = JSON.parse(`[${name.slice('@"each",'.length, -1)}]`);
    const responses = urls.map((url) => this.#read(url));
    if (responses.includes(undefined)) return undefined;
    return `{"data":[${responses.map((each) => (each && "json" in each ? each.json : null)).join(",")}]}`;
  }

  #read(url: string) {
    if (this.#data[url] === undefined) this.missing.add(url);
    return this.#data[url];
  }
}
