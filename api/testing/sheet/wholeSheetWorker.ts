import { sendSheet } from "../../sheet/answerSheets.ts";
import { WHOLE_SHEETS } from "./wholeSheets.ts";

sendSheet(WHOLE_SHEETS);
