import { type AuditEntry, getAuditLog } from "@gbvf/api/audit/contract.ts";
import { auditEntries } from "@gbvf/mocks/audit/audit.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  hasValue,
  inOrder,
  lacks,
  lacksText,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/audit/", { as: sessions.administrator }) });

const importEntry: AuditEntry = {
  auditId: "906",
  happenedAt: "2026-08-15T08:10:00.000Z",
  what: "import applied",
  actor: { stakeholderId: 500_001, name: "Nomsa Dlamini" },
  subject: null,
  group: null,
  details: [
    { field: "fileName", value: "2026-2027_-_1st_Quarter_WEB_with_corrections_of_August.xlsx" },
    { field: "fingerprint", value: "f7d4af5e4598e8d0483c20d149cb4a50d7b4b5ca11d71824c7146e7346e6fc61" },
  ],
  changes: [],
};

export const AllEntries = meta.story({
  tags: ["screen", "phone"],
  beforeEach: withHandlers(
    respond(getAuditLog, ({ query }) =>
      query.before === undefined
        ? { entries: auditEntries.slice(0, 2), next: "2026-904" }
        : { entries: auditEntries.slice(2), next: null },
    ),
  ),
  play: inOrder(
    showsText("Application approved: University of the Valley"),
    presses("button", "Show older entries"),
    showsText("User deleted: Number 700006, deleted"),
    lacks("button", "Show older entries"),
  ),
});

export const FilteredByPerson = meta.story({
  parameters: { router: { url: "/admin/audit/?subject=700001&what=sign-in+refused" } },
  beforeEach: withHandlers(
    respond(getAuditLog, ({ query }) => ({
      entries: auditEntries.filter(
        ({ subject, what }) => subject?.stakeholderId === query.subjectId && what === query.what,
      ),
      next: null,
    })),
  ),
  play: inOrder(
    showsText("Sign-in refused: Zanele Khumalo"),
    hasValue("combobox", "What was done", "sign-in refused"),
    presses("button", "Clear filters"),
    lacks("button", "Clear filters"),
  ),
});

const entryWithLongNames: AuditEntry = {
  ...importEntry,
  auditId: "1",
  what: "user changed",
  actor: { stakeholderId: 1, name: "Johannes Stephanus van der Westhuizen-Labuschagne" },
  subject: { stakeholderId: 2, name: "Nomvula van der Westhuizen-Mabaso" },
  details: [],
  changes: [
    {
      field: "email",
      before: "office@example.org",
      after: "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org",
    },
  ],
};

const profileEntry: AuditEntry = {
  ...importEntry,
  auditId: "907",
  what: "profile changed",
  details: [],
  changes: [{ field: "fields", before: null, after: "mobileNumber, titleId" }],
};

export const Details = meta.story({
  tags: ["phone", "small"],
  beforeEach: withHandlers(
    respond(getAuditLog, { entries: [importEntry, profileEntry, entryWithLongNames], next: null }),
  ),
  play: inOrder(
    showsText("File name"),
    lacksText("added"),
    showsText("Mobile number"),
    showsText("Title"),
    lacksText("Fields"),
    lacksText(/mobileNumber/),
  ),
});

export const Loading = meta.story(loading(getAuditLog));

export const Failed = meta.story(failed(getAuditLog));

export const Empty = meta.story({
  parameters: { router: { url: "/admin/audit/?from=2020-01-01&to=2020-01-31" } },
  beforeEach: withHandlers(respond(getAuditLog, { entries: [], next: null })),
  play: shows("heading", "No records found"),
});
