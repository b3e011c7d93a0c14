import { sendSheet } from "../../sheet/answerSheets.ts";
import { CONTACT_SHEETS } from "./readLines.ts";

sendSheet(CONTACT_SHEETS);
