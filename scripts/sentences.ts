import type { Findings, Measure } from "@gbvf/api/findings/contract.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";

/**
 * Prints all findings of a running dashboard, to be read after an import. Arguments: address, boundaryId.
 */
const [address = "http://localhost:8080", placeId] = process.argv.slice(2);
const LEVELS = [1, 2, 3];

const places: Pick<Boundary, "boundaryId" | "description">[] =
  placeId === undefined
    ? [
        { boundaryId: 0, description: "South Africa" },
        ...(
          await Promise.all(LEVELS.map((level) => fetchApi<Boundary[]>(`geography/boundary/list/${level}`)))
        ).flat(),
      ]
    : [await fetchApi<Boundary>(`geography/boundary/${placeId}`)];

for (const { componentId, name } of await fetchApi<Measure[]>("findings/measures")) {
  for (const { boundaryId, description } of places) {
    const { sentences, shares, span } = await fetchApi<Findings>(
      `findings?componentId=${componentId}&boundaryId=${boundaryId}`,
    );
    console.log(`\n${name}, ${[description, span].filter(Boolean).join(", ")}`);
    for (const sentence of [...Object.values(sentences), shares?.sentence].filter((each) => each != null))
      console.log(`  ${sentence}.`);
  }
}

async function fetchApi<T>(path: string): Promise<T> {
  const response = await fetch(new URL(`/api/${path}`, address));
  if (!response.ok) throw new Error(`${response.url} responded ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
