import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { useLayoutEffect, useRef, useState } from "react";
import { useApi } from "../lib/useApi.ts";
import { useFilters } from "../lib/useFilters.ts";
import { readWrittenLines } from "./urgentLines.ts";

/**
 * National lines and a place's numbers, as the server writes them. On a page that begins here they are taken from the
 * page itself, so that they never disappear; elsewhere they are fetched. If that fails, the most urgent lines show.
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
      <Resource {...fetched} onRetry={fetched.retry} skeleton={<Skeleton lines={6} height="3.25rem" />}>
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

/** Moved in before the browser draws; a name that is being typed stays typed. */
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
    // Our own server's, which escapes every name in it.
    if (slot.current !== null) slot.current.innerHTML = html;
  }, [html]);
  return <div className="help" ref={slot} />;
}
