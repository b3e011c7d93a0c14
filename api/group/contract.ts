import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { listOf, pageFields, SearchText, sortFields } from "../lib/list.ts";
import { Version } from "../lib/version.ts";

export const Action = z.object({
  actionId: z.number().int().min(5).max(36),
  /** In words, for people. */
  description: z.string(),
  /** Its name. */
  action: z.string(),
});
export type Action = z.infer<typeof Action>;

export const getAllActions = endpoint({
  method: "GET",
  path: "/api/security/getAllActions",
  access: ["WorldOfImpactAdmin"],
  response: z.array(Action),
});

const groupId = z.number().int().min(1).max(LARGEST_INTEGER);
const UserActions = z.array(z.strictObject({ actionId: z.number().int().min(5).max(36) })).max(36);

export const Group = z.object({
  GroupId: z.number().int(),
  GroupName: z.string(),
  description: z.string(),
  UserActions: z.array(z.object({ actionId: z.number().int() })),
  memberCount: z.number().int(),
  /** Used by the product itself; cannot be deleted or renamed. */
  isBuiltIn: z.boolean(),
  version: Version,
});
export type Group = z.infer<typeof Group>;

/** One group, or a page of all. */
export const getGroups = endpoint({
  method: "GET",
  path: "/api/security/getGroups",
  access: ["WorldOfImpactAdmin"],
  query: z.strictObject({
    groupId: idInAddress(1, LARGEST_INTEGER).optional(),
    ...pageFields,
    ...sortFields(["GroupName", "memberCount"]),
    search: SearchText.optional(),
  }),
  response: listOf("groups", Group),
});

export const getGroupActions = endpoint({
  method: "POST",
  path: "/api/security/getGroupActions",
  access: ["WorldOfImpactAdmin"],
  reads: true,
  body: z.strictObject({ groupId }),
  response: z.array(Action),
});

const LINE = 200;
export const GroupName = z
  .string({ error: "Group Name is required" })
  .trim()
  .min(1, "Group Name is required")
  .max(LINE, `At most ${LINE} characters`);
const Description = z.string().trim().max(LINE, `At most ${LINE} characters`);

export const addGroup = endpoint({
  method: "POST",
  path: "/api/security/AddGroup",
  access: ["CreateGroup"],
  audits: ["group created"],
  body: z.strictObject({ GroupName, description: Description.default(""), UserActions }),
  response: Done.extend({ groupId: z.number().int() }),
});

const actionsBody = z.strictObject({ GroupId: groupId, UserActions: UserActions.min(1), version: Version });
const actionsAnswer = Done.extend({ actionList: z.array(Action), version: Version });

export const addGroupActions = endpoint({
  method: "POST",
  path: "/api/security/addGroupActions",
  access: ["AddGroupAction"],
  audits: ["group actions added"],
  body: actionsBody,
  response: actionsAnswer,
});

export const deleteGroupActions = endpoint({
  method: "DELETE",
  path: "/api/security/deleteGroupActions",
  access: ["DeleteGroupAction"],
  audits: ["group actions removed"],
  body: actionsBody,
  response: actionsAnswer,
});

/** Its members leave it too. */
export const deleteGroup = endpoint({
  method: "DELETE",
  path: "/api/security/deleteGroup",
  access: ["DeleteGroup"],
  audits: ["group deleted"],
  query: z.strictObject({ groupId: idInAddress(1, LARGEST_INTEGER) }),
  response: Done,
});

/** Name, description and actions in one step. Changed actions need their own permissions. */
export const saveGroup = endpoint({
  method: "PUT",
  path: "/api/security/saveGroup",
  access: ["UpdateGroup"],
  audits: ["group changed", "group actions added", "group actions removed"],
  body: z.strictObject({
    GroupId: groupId,
    GroupName,
    description: Description,
    UserActions,
    version: Version,
  }),
  response: Done.extend({ version: Version }),
});

/** What saving a group would change for people; without a GroupId, a new one. */
export const previewGroup = endpoint({
  method: "POST",
  path: "/api/security/previewGroup",
  access: ["WorldOfImpactAdmin"],
  reads: true,
  body: z.strictObject({ GroupId: groupId.optional(), UserActions }),
  response: z.object({
    memberCount: z.number().int(),
    changes: z.array(
      z.object({
        actionId: z.number().int(),
        change: z.enum(["added", "removed"]),
        /** Members affected: others have it from another group. */
        peopleCount: z.number().int(),
        /** Up to five. */
        people: z.array(z.string()),
        isRefused: z.boolean(),
      }),
    ),
    /** Would have none of the actions 33, 34 and 35. */
    losesEveryDashboard: z.object({ peopleCount: z.number().int(), people: z.array(z.string()) }),
    /** Will be refused: nobody could admit others. */
    isLastAdministrator: z.boolean(),
    /** And all administrators get a mail. */
    needsPassword: z.boolean(),
  }),
});
