import type { Contact } from "@gbvf/api/directory/contract.ts";
import { useState } from "react";
import { useApi } from "../lib/useApi.ts";

/** Whom to call at once. */
export interface UrgentLine {
  name: string;
  contacts: Contact[];
}

const SHOWN = 2;
const TELEPHONE = 3;

/** The most urgent help lines, which the server wrote into the page: they are there without any call. */
export function readWrittenLines(): UrgentLine[] {
  const written = document.querySelector<HTMLTemplateElement>("template#help-lines");
  const links = written?.content.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']") ?? [];
  return [...links].map((link, index) => ({
    name: link.textContent,
    contacts: [
      {
        contactId: -index - 1,
        contactTypeId: TELEPHONE,
        detail: link.href.slice("tel:".length),
        areaCode: null,
      },
    ],
  }));
}

/** Whom to call where a service has no number of its own: the command centre, else whoever is most urgent. */
export function useCommandCentre(): UrgentLine | undefined {
  const lines = useUrgentLines();
  return lines?.find(({ name }) => /command centre/i.test(name)) ?? lines?.[0];
}

/** The most urgent help lines; asked for only where the page does not have them, as while developing. */
export function useUrgentLines(): UrgentLine[] | undefined {
  const [written] = useState(readWrittenLines);
  const { data } = useApi("GET /api/buildingblock/searchcontact", written.length > 0 ? null : {});
  return written.length > 0 ? written : data?.slice(0, SHOWN);
}
