import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { addItem, changeItem } from "./changeItem.ts";
import { addToCatalogue, changeCatalogue, getCatalogue } from "./contract.ts";
import { readCatalogue } from "./readCatalogue.ts";

export const catalogueRoutes = [
  route(getCatalogue, ({ trx, today }) => readCatalogue(trx, today)),
  route(addToCatalogue, async ({ body, trx, ...official }) => {
    const id = await addItem(trx, official, body);
    return { ...done(`${body.description} was added. It counts from today on.`), id };
  }),
  route(changeCatalogue, async ({ body, trx, ...official }) => {
    const version = await changeItem(trx, official, body);
    return { ...done(`${body.description} was changed. It counts from today on.`), version };
  }),
];
