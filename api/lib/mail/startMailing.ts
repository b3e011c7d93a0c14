import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Env } from "../operating/env.ts";
import { createSecrets } from "../security/secrets.ts";
import { mailTransport } from "./mailTransport.ts";
import { sendDueMail } from "./sendDueMail.ts";

const POLL_INTERVAL_MS = 1000;

/** @returns a function that stops mailing and waits for running work */
export function startMailing({
  knex,
  env,
  logger,
}: {
  knex: Knex;
  env: Env;
  logger: Logger;
}): () => Promise<void> {
  const secrets = createSecrets(env);
  const send = mailTransport(env);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let currentPoll = Promise.resolve();

  const poll = async () => {
    try {
      const { errors } = await sendDueMail({ knex, secrets, send, now: () => new Date() });
      for (const error of errors)
        logger.warn({ err: error }, "an e-mail could not be sent; it is tried again");
    } catch (error) {
      logger.error({ err: error }, "the mail queue could not be read");
    }
    if (!isStopped) timer = setTimeout(pollNext, POLL_INTERVAL_MS);
  };
  const pollNext = () => {
    currentPoll = poll();
  };
  pollNext();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await currentPoll;
  };
}
