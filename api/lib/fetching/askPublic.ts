import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { isIP, type Socket } from "node:net";
import { FetchFailure } from "./FetchFailure.ts";
import { isPublicAddress } from "./isPublicAddress.ts";
import type { Network } from "./Network.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_HEADER_BYTES = 32 * 1024;

export type Asking = {
  network: Network;
  signal: AbortSignal;
  silentMs: number;
  headers?: IncomingHttpHeaders;
  /** Before each address that is asked, redirects included. @throws {FetchFailure} to refuse it */
  onAddress?: (address: URL) => Promise<void>;
};
export type PublicAnswer = { response: IncomingMessage; address: URL };

/**
 * Asks by https, at public addresses only, and checks each redirect again (S53). The caller reads the answer or
 * destroys it.
 * @throws {FetchFailure}
 */
export async function askPublic(asked: URL, asking: Asking): Promise<PublicAnswer> {
  let address = asked;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await askOnce(address, asking).catch((failure) => {
      if (redirects === 0 || !(failure instanceof FetchFailure)) throw failure;
      const from = `The server redirects to ${address.origin}.`;
      throw new FetchFailure(`${from} ${failure.message}`, failure.retryAfter);
    });
    const { location } = response.headers;
    if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return { response, address };
    response.destroy();
    if (!URL.canParse(location, address)) throw new FetchFailure("The server redirects to no address.");
    address = new URL(location, address);
  }
  throw new FetchFailure(`The server redirects more than ${MAX_REDIRECTS} times.`);
}

/** @throws {FetchFailure} for what can be seen without asking for the host's addresses */
export function refuseAddress({ protocol, port, username, password, hostname }: URL): void {
  if (protocol !== "https:") throw new FetchFailure("Only addresses that begin with https:// are asked.");
  if (port !== "") throw new FetchFailure("Only addresses without a port of their own are asked.");
  if (username !== "" || password !== "") throw new FetchFailure("The address may not contain a password.");
  const literal = withoutBrackets(hostname);
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw notPublic(hostname);
}

const notPublic = (hostname: string) =>
  new FetchFailure(`“${hostname}” is no public address, so the dashboard does not ask it.`);
const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** Resolved once: the connection goes to the address that was checked, whatever the name means a moment later. */
async function findAddress({ hostname }: URL, network: Network): Promise<string> {
  const host = withoutBrackets(hostname);
  if (isIP(host) !== 0) return host;
  const found = await network.resolve(host).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new FetchFailure(`No server was found at “${hostname}”.`);
  if (!found.every(({ address }) => isPublicAddress(address))) throw notPublic(hostname);
  return first.address;
}

async function askOnce(
  address: URL,
  { network, signal, silentMs, headers, onAddress }: Asking,
): Promise<IncomingMessage> {
  refuseAddress(address);
  await onAddress?.(address);
  const { hostname, host, pathname, search } = address;
  const resolved = await Promise.race([findAddress(address, network), ended(signal)]);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const connected = (): Socket => network.connect({ address: resolved, hostname: withoutBrackets(hostname) });
  const sent = request({
    host: hostname,
    path: `${pathname}${search}`,
    headers: { ...headers, host, "accept-encoding": "identity", connection: "close" },
    createConnection: connected,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
  });
  sent.setTimeout(silentMs, () =>
    sent.destroy(new FetchFailure(`The server was silent for ${silentMs / 1000} seconds.`)),
  );
  sent.on("response", resolve).on("error", (error) => reject(sentenceOf(error, signal)));
  sent.end();
  return promise;
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(TOO_LONG());
    signal.addEventListener("abort", () => reject(TOO_LONG()), { once: true });
  });
}

const CERTIFICATE_PROBLEMS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "belongs to another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "is signed by nobody who is known",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "comes without those that vouch for it",
};

const TOO_LONG = () => new FetchFailure("The server took too long to answer.");

function sentenceOf(error: Error, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (signal.aborted) return TOO_LONG();
  const code = "code" in error ? String(error.code) : "";
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) {
    const problem = CERTIFICATE_PROBLEMS[code] ?? `could not be checked (${code})`;
    return new FetchFailure(`The certificate of the server ${problem}, so nothing was fetched.`);
  }
  return new FetchFailure("The connection to the server failed.");
}
