import { describeInOwnLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { ContactCard, ContactCardSkeleton } from "@gbvf/ui/widgets/ContactCard/ContactCard.tsx";
import { findShelterLine } from "../../../directory/directory.ts";
import { useCommandCentre } from "../../../directory/urgentLines.ts";
import { GENERIC_FAILURE } from "../../../lib/api-client/ApiError.ts";
import { reportWrongNumber } from "../../../lib/api-client/reportWrongNumber.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import type { MarkerDialogProps } from "../MarkerPins.tsx";

export function BuildingBlockMarkerDialog({ stakeholderId, onClose }: MarkerDialogProps) {
  const entries = useApi("GET /api/buildingblock/searchcontact", { query: { stakeholderId } });
  const isConfidential = entries.data?.some((entry) => entry.isConfidential) ?? false;
  // A search without a boundary returns the national help lines.
  const { data: helpLines } = useApi("GET /api/buildingblock/searchcontact", isConfidential ? {} : null);
  const commandCentre = useCommandCentre();
  return (
    <Dialog title="Contacts" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Resource
        {...entries}
        errorMessage={GENERIC_FAILURE}
        skeleton={<ContactCardSkeleton />}
        isEmpty={(entries) => entries.length === 0}
      >
        {(entries) =>
          entries.map((entry) => (
            <ContactCard
              key={entry.stakeholderId}
              entry={entry}
              languages={entry.languages.map(describeInOwnLanguage)}
              helpLine={findShelterLine(helpLines ?? [])}
              commandCentre={commandCentre}
              onReport={reportWrongNumber(entry.stakeholderId)}
            />
          ))
        }
      </Resource>
    </Dialog>
  );
}
