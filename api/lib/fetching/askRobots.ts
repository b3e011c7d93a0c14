import { type Asking, askPublic } from "./askPublic.ts";
import { FetchFailure } from "./FetchFailure.ts";
import { mayAsk } from "./robots.ts";

/** RFC 9309 asks for at least this much of it. */
const MAX_ROBOTS_BYTES = 512 * 1024;

/**
 * A site without robots.txt allows everything; one whose robots.txt cannot be read is not asked.
 * @throws {FetchFailure} where the site does not want it
 */
export async function refuseUnwanted(address: URL, asking: Omit<Asking, "onAddress">): Promise<void> {
  const { response } = await askPublic(new URL("/robots.txt", address), asking);
  try {
    const status = response.statusCode ?? 0;
    if (status >= 400 && status < 500 && status !== 429) return;
    if (status !== 200) {
      throw new FetchFailure(
        `The server answered ${status} when asked what programs may fetch (robots.txt).`,
      );
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_ROBOTS_BYTES) break;
    }
    const robots = Buffer.concat(chunks).subarray(0, MAX_ROBOTS_BYTES).toString();
    if (!mayAsk(robots, `${address.pathname}${address.search}`)) {
      throw new FetchFailure(`${address.hostname} asks programs not to fetch this address (robots.txt).`);
    }
  } catch (error) {
    throw error instanceof FetchFailure
      ? error
      : new FetchFailure("robots.txt of the server did not arrive whole.");
  } finally {
    response.destroy();
  }
}
