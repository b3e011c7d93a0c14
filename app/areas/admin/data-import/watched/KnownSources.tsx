import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { Note } from "../../CardGrid.tsx";
import type { ImportKindWords } from "../importKinds.ts";
import { KNOWN_SOURCES, type KnownSource } from "./knownSources.ts";

interface KnownSourcesProps {
  kinds: readonly ImportKindWords[];
  onChoose: (source: Pick<KnownSource, "kind" | "name"> & { address: string }) => void;
}

export function KnownSources({ kinds, onChoose }: KnownSourcesProps) {
  const known = KNOWN_SOURCES.filter((source) => kinds.some(({ kind }) => kind === source.kind));
  if (known.length === 0) return null;
  return (
    <Disclosure title="Known public sources" headingLevel={3}>
      <RowList
        label="Known public sources"
        rows={known.map(({ kind, name, address, ...about }) => ({
          id: name,
          content: <Known name={name} {...about} />,
          action: address !== null && (
            <Button onPress={() => onChoose({ kind, name, address })} aria-label={`Use ${name}`}>
              Use it
            </Button>
          ),
        }))}
      />
    </Disclosure>
  );
}

function Known({ name, licence, seen, page }: Omit<KnownSource, "kind" | "address">) {
  return (
    <>
      <Link href={page} isExternal>
        {name}
      </Link>
      <Note>{seen}</Note>
      <Note>{licence}</Note>
    </>
  );
}
