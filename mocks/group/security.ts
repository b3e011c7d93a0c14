import { type Action, getAllActions } from "@gbvf/api/group/contract.ts";
import { ACTIONS, type ActionName } from "@gbvf/api/lib/actions.ts";
import { answer } from "../respond.ts";

export const allActions: Action[] = Object.entries(ACTIONS).map(([action, actionId]) => ({
  actionId,
  action,
  description: wordsOf(action as ActionName),
}));

function wordsOf(action: ActionName): string {
  return action.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export const securityHandlers = {
  "GET /api/security/getAllActions": answer(getAllActions, allActions),
};
