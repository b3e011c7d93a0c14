import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { useLayoutEffect, useRef, useState } from "react";
import { useFilters } from "../lib/address/useFilters.ts";
import { useApi } from "../lib/calls/useApi.ts";
import { readWrittenLines } from "./urgentLines.ts";

/**
 * Taken from the page itself where it begins here, so that the lines never disappear; elsewhere fetched. If
 * that fails, the most urgent lines show.
 */
export function WrittenHelp() {
  const { boundaryId } = useFilters().filters;
  const [written] = useState(() => {
    const element = document.getElementById("help");
    return element && { element, boundaryId };
  });
  const isWritten = written !== null && written.boundaryId === boundaryId;
  const query = boundaryId === null ? {} : { boundaryId };
  const fetched = useApi("GET /api/directory/help", isWritten ? null : { query }, { keepsLast: true });
  if (isWritten) return <Adopted element={written.element} />;
  return (
    <>
      <Resource {...fetched} skeleton={<Skeleton lines={6} height="3.25rem" />}>
        {({ html }) => <Fetched html={html} />}
      </Resource>
      {fetched.error && fetched.data === undefined && (
        <ul className="help help-services">
          {readWrittenLines().map(({ name, contacts }) => (
            <li key={name}>
              <b>{name}</b>
              <ContactLinks of={name} contacts={contacts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Moved before the browser draws; a name that is being typed stays. */
function Adopted({ element }: { element: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    slot.current?.append(element);
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
    document.getElementById("written")?.remove();
  }, [element]);
  return <div ref={slot} />;
}

function Fetched({ html }: { html: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Our own server wrote it and escapes every name.
    if (slot.current !== null) slot.current.innerHTML = html;
  }, [html]);
  return <div className="help" ref={slot} />;
}
