import { sendSheet } from "../../sheet/sendSheet.ts";
import { WHOLE_SHEETS } from "./wholeSheets.ts";

sendSheet(WHOLE_SHEETS);
