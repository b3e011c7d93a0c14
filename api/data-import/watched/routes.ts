import type { Knex } from "knex";
import { refuseAddress } from "../../lib/fetching/askPublic.ts";
import { FetchFailure } from "../../lib/fetching/FetchFailure.ts";
import { done } from "../../lib/http/done.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { type Route, route, steppedRoute } from "../../lib/http/route.ts";
import { refuseKind } from "../imports.ts";
import { askSource, takeSource } from "./askDueSources.ts";
import {
  askSourceNow,
  forgetSource,
  getWatchedSources,
  MAX_WATCHED_SOURCES,
  watchSource,
} from "./contract.ts";
import { findSource, readSources, type SourceRow } from "./watchedSources.ts";

const watch = steppedRoute(
  watchSource,
  async ({ body, session, transact, database, network, env, audit, now }) => {
    refuseKind(session, body.kind);
    const { kind, name } = body;
    const address = readAddress(body.address).href;
    const source = await transact(async (trx) => {
      await refuseMore(trx, address);
      const namedBy = session.stakeholderId;
      const named = { kind, name, address, namedBy, namedAt: now, nextAskAt: now, askingSince: now };
      const [row] = await trx("watched_source").insert(named).returning<SourceRow[]>("*");
      await audit(trx, { what: "source watched", after: { kind, name, address } });
      return row as SourceRow;
    });
    void askSource(source, { database, env, network, now }).catch(() => undefined);
    return done("The source is asked now, and then every day.");
  },
);

function readAddress(text: string): URL {
  try {
    if (!URL.canParse(text)) throw new FetchFailure("This is no address. It begins with https://");
    const address = new URL(text);
    address.hash = "";
    refuseAddress(address);
    return address;
  } catch (error) {
    throw error instanceof FetchFailure ? refused(error.message) : error;
  }
}

const refused = (description: string) =>
  new HttpError(400, "invalid", description, [{ code: "address", description, field: "address" }]);

async function refuseMore(trx: Knex.Transaction, address: string): Promise<void> {
  await trx.raw("lock table watched_source in share row exclusive mode");
  const known: { name: string; address: string }[] = await trx("watched_source").select("name", "address");
  const same = known.find((each) => each.address === address);
  if (same !== undefined) throw refused(`This address is asked already, as “${same.name}”.`);
  if (known.length >= MAX_WATCHED_SOURCES) {
    throw refused(`At most ${MAX_WATCHED_SOURCES} sources are asked. Stop asking one of them first.`);
  }
}

const askNow = steppedRoute(
  askSourceNow,
  async ({ body: { watchedSourceId }, session, transact, database, network, env, audit, now }) => {
    const source = await transact(async (trx) => {
      const { kind, name, address } = await findSource(trx, session, watchedSourceId);
      const row = await takeSource(trx, trx("watched_source").where({ watchedSourceId }), now);
      if (row === undefined) throw new HttpError(409, "busy", "The source is being asked already.");
      await audit(trx, { what: "source asked", after: { kind, name, address } });
      return row;
    });
    const asked = { ...source, etag: null, lastModified: null, fingerprint: null };
    void askSource(asked, { database, env, network, now }).catch(() => undefined);
    return done("The source is being asked.");
  },
);

const forget = route(forgetSource, async ({ body: { watchedSourceId }, session, trx, audit }) => {
  const { kind, name, address } = await findSource(trx, session, watchedSourceId);
  await trx("watched_source").where({ watchedSourceId }).delete();
  await audit(trx, { what: "source forgotten", before: { kind, name, address } });
  return done("The source is no longer asked. Its imports stay.");
});

export const watchedSourceRoutes: readonly Route[] = [
  route(getWatchedSources, async ({ session, trx, now }) => ({
    sources: await readSources(trx, session, now),
  })),
  watch,
  askNow,
  forget,
];
