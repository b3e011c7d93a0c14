import { memo } from "react";
import { Link } from "../../primitives/Link/Link.tsx";
import { plural } from "../../text/format.ts";
import type { QueueActions, QueuePlace } from "./queueItem.ts";
import { Act, Cell, PlaceHead, Where } from "./queueLook.ts";

export interface QueuePlaceHeadProps {
  place: QueuePlace;
  canChoose: boolean;
  actions: QueueActions;
}

/** Drawn once: with 600 rows there are 150 of them, and a key press changes none. */
export const QueuePlaceHead = memo(function QueuePlaceHead(props: QueuePlaceHeadProps) {
  const { place, canChoose, actions } = props;
  const { name, where, inHand, href, items } = place;
  return (
    <PlaceHead role="row">
      <Where role="rowheader">
        <Link href={href}>
          <strong>{name}</strong>
        </Link>
        <small>{where}</small>
        {inHand && <small data-in-hand>{inHand}</small>}
      </Where>
      {canChoose && items.length > 1 && (
        <Cell role="gridcell">
          <Act type="button" onClick={() => actions.choose(items.map(({ id }) => id))}>
            Choose {plural(items.length, "contact", "contacts")} here
          </Act>
        </Cell>
      )}
    </PlaceHead>
  );
});
