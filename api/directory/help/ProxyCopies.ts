import { setTimeout as delay, setImmediate as otherWork } from "node:timers/promises";
import type { Logger } from "pino";
import type { Encoding } from "../../lib/http/contentEncoding.ts";
import { helpPathIn } from "../../shared/helpPaths.ts";
import { type Language, languages } from "../../shared/i18n/languages.ts";
import type { HelpPages } from "./HelpPages.ts";
import type { Help, Service } from "./help.ts";
import { presentPage } from "./presentHelp.ts";
import { viewOfPlace } from "./view.ts";

/**
 * Returns the boundaries whose pages listed a place that is now confidential or ended, or that has lost its
 * address.
 */
export async function findPagesThatShowed(before: Help, after: Help): Promise<number[]> {
  const names = listHiddenNames(before, after).map((name) => JSON.stringify(name));
  if (names.length === 0) return [];
  const renderPage = (help: Help, boundaryId: number) =>
    JSON.stringify(presentPage(help, viewOfPlace(help, boundaryId)));
  const boundaryIds: number[] = [];
  for (const boundaryId of listBoundaries(before)) {
    await otherWork();
    const page = renderPage(before, boundaryId);
    if (names.some((name) => page.includes(name)) && page !== renderPage(after, boundaryId))
      boundaryIds.push(boundaryId);
  }
  return boundaryIds;
}

function listHiddenNames(before: Help, after: Help): string[] {
  const servicesAfter = new Map(
    after.municipalities.map(({ boundaryId, services }) => [boundaryId, services]),
  );
  return before.municipalities.flatMap(({ boundaryId, services }) =>
    services
      .filter(
        (service) =>
          hasLocation(service) &&
          !servicesAfter.get(boundaryId)?.some((each) => stillHasLocation(each, service)),
      )
      .map(({ name }) => name),
  );
}

const hasLocation = ({ address, point }: Service) => address !== null || point !== null;

const stillHasLocation = (now: Service, before: Service): boolean =>
  now.name === before.name &&
  now.kind === before.kind &&
  (before.address === null || now.address !== null) &&
  (before.point === null || now.point !== null);

function listBoundaries({ municipalities }: Help): Set<number> {
  return new Set(
    municipalities.flatMap(({ boundaryId, district, province }) => [
      boundaryId,
      district.boundaryId,
      province.boundaryId,
    ]),
  );
}

/** nginx stores a copy for each; see `$packing` in deploy/nginx.conf. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];
const MAX_CONCURRENT = 4;
const FETCH_TIMEOUT_MS = 10_000;
/**
 * Milliseconds. nginx does not fetch copies that are younger than a second, so a second request must come
 * later.
 */
const RETRY_AFTER_MS = 1500;
const MAX_ROUNDS = 400;

type Copy = { language: Language; encoding: Encoding; boundaryId: number | undefined };

type ProxyCopiesOptions = {
  origin: string;
  pages: HelpPages;
  current: () => Promise<Help>;
  logger: Logger;
};

/**
 * Makes the proxy fetch its copies again. It serves them while no process responds, so they must not list a
 * place that became confidential.
 */
export class ProxyCopies {
  readonly #options: ProxyCopiesOptions;
  readonly #stale = new Map<string, Copy>();
  #fetching: Promise<void> | undefined;

  constructor(options: ProxyCopiesOptions) {
    this.#options = options;
  }

  async replace(before: Help, after: Help): Promise<void> {
    const changedBoundaryIds = await findPagesThatShowed(before, after);
    if (changedBoundaryIds.length === 0) return;
    for (const boundaryId of [undefined, ...changedBoundaryIds])
      for (const language of languages)
        for (const encoding of ENCODINGS)
          this.#stale.set(`${boundaryId} ${language} ${encoding}`, { boundaryId, language, encoding });
    this.#fetching ??= this.#fetchAll().finally(() => {
      this.#fetching = undefined;
    });
    await this.#fetching;
  }

  async #fetchAll(): Promise<void> {
    for (let round = 0; this.#stale.size > 0 && round < MAX_ROUNDS; round += 1) {
      if (round > 0) await delay(RETRY_AFTER_MS, undefined, { ref: false });
      const copies = [...this.#stale].values();
      await Promise.all(
        Array.from({ length: MAX_CONCURRENT }, async () => {
          for (const [key, copy] of copies) if (await this.#isReplaced(copy)) this.#stale.delete(key);
        }),
      );
    }
    if (this.#stale.size === 0) return;
    this.#options.logger.error(`${this.#stale.size} copies of help pages in the proxy were not replaced`);
    this.#stale.clear();
  }

  async #isReplaced({ language, encoding, boundaryId }: Copy): Promise<boolean> {
    const { origin, pages, current } = this.#options;
    const query = boundaryId === undefined ? "" : `?boundaryId=${boundaryId}`;
    try {
      const help = await current();
      const { etag } = await pages.read(help, viewOfPlace(help, boundaryId), {
        language,
        encoding,
        network: "this server",
      });
      const response = await fetch(origin + helpPathIn(language) + query, {
        headers: { "Accept-Encoding": encoding },
        redirect: "error",
        signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      // Otherwise the copy is from before the change, or from a process that has not read the change.
      return response.headers.get("etag") === etag && help === (await current());
    } catch {
      return false;
    }
  }
}
