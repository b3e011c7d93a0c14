import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { draftAgain } from "../testing/survey/surveyChanges.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const STAFF = 1;

describe.each(testDatabases)("questionnaires on %s", (_name, open) => {
  const api = startApi(open);
  const administrator = api.user();

  const fetchList = async () => (await administrator.get("/api/healthcheck/getQuestionnaires")).json();
  const getImportFile = async (code: string, format: "csv" | "xlsx") => {
    const response = await administrator.post("/api/healthcheck/questionnaireSheet", { code, format });
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${code}.${format}"`);
    return Buffer.from(await response.arrayBuffer());
  };
  const buildSheet = async (code: string) => (await getImportFile(code, "csv")).toString();
  const formatAddress = (operation: string, fileName: string) =>
    `/api/healthcheck/${operation}?QuestionnaireTypeId=${STAFF}&FileName=${fileName}`;
  const checkSheet = async (file: string | Buffer, fileName = "questions.csv") =>
    (
      await administrator.upload(formatAddress("checkQuestionnaireSheet", fileName), Buffer.from(file))
    ).json();
  const saveSheet = async (file: string, fingerprint: string, version?: number) => {
    const settings = `&Fingerprint=${fingerprint}${version === undefined ? "" : `&version=${version}`}`;
    const address = formatAddress("saveQuestionnaireSheet", "questions.csv") + settings;
    return (await administrator.upload(address, Buffer.from(file))).json();
  };
  const publish = (body: object) => administrator.postJson("/api/healthcheck/publishQuestionnaire", body);
  const removeQuestionnaire = async (code: string) =>
    (await administrator.send("DELETE", `/api/healthcheck/questionnaire?code=${code}`)).json();

  test("published questionnaires are listed by type with their counts, and only running ones have a preview link", async () => {
    const { questionnaires, drafts } = await fetchList();
    expect(drafts).toEqual([]);
    expect(questionnaires).toHaveLength(18);
    const [staff, students, earlier] = questionnaires;
    expect(staff).toMatchObject({ questionnaireType: "Staff", isCurrent: true, questionCount: 17 });
    expect(staff.inviteCode).toBe(staff.previewCode);
    expect(students.totalOrganisations).toBeLessThan(staff.totalOrganisations);
    expect(earlier).toMatchObject({ isCurrent: false, inviteCode: null });
  });

  test("responds 404 to a code of no questionnaire", async () => {
    for (const code of ["nonsense", "questionnaire-0"]) {
      const sheetResponse = administrator.post("/api/healthcheck/questionnaireSheet", {
        code,
        format: "csv",
      });
      expect((await sheetResponse).status, code).toBe(404);
    }
  });

  test("a draft of the last questionnaire can be edited as a sheet, previewed and published for the next quarter", async () => {
    const { draftId } = await draftAgain(administrator, (await fetchList()).questionnaires[0].previewCode);
    const sheet = await buildSheet(`draft-${draftId}`);
    expect((await checkSheet(sheet)).changes).toMatchObject({
      added: [],
      removed: [],
      reworded: [],
      rescored: [],
      brokenTrends: [],
    });
    const editedSheet = sheet
      .replace("Is there a written policy here", "Is there a policy in writing here")
      .replace(
        "Always=4|Often=3|Sometimes=2|Rarely=1|Never=0",
        "Always=4|Often=4|Sometimes=2|Rarely=1|Never=0",
      )
      .concat("budget,Policies,one,stacked bar,no,Is there money for it?,Yes=1|No=0,,\r\n");
    const { changes, fingerprint } = await checkSheet(editedSheet);
    expect(changes).toMatchObject({
      added: [{ questionKey: "budget", questionCategory: "Policies", answers: ["Yes", "No"] }],
      reworded: [{ questionKey: "policy-written" }],
      rescored: [{ questionKey: "speaking-up", before: "4 | 3 | 2 | 1 | 0", after: "4 | 4 | 2 | 1 | 0" }],
      brokenTrends: ["Policies", "Behaviours"],
      questionCount: 18,
    });
    expect(await saveSheet(editedSheet, fingerprint)).toMatchObject({ success: false, code: "exists" });
    expect(await saveSheet(editedSheet, fingerprint, 9)).toMatchObject({ success: false, code: "changed" });
    expect(await saveSheet(sheet, fingerprint, 1)).toMatchObject({ success: false, code: "other-file" });
    expect(await saveSheet(editedSheet, fingerprint, 1)).toMatchObject({ success: true, draftId });

    const preview = (browser: Browser) =>
      browser.postJson("/api/healthcheck/previewQuestions", { inviteCode: `draft-${draftId}` });
    expect(await preview(administrator)).toMatchObject({ status: 200, questionnaireType: "Staff" });
    const organisation = await api.signedIn("organisation@demo.example");
    expect((await preview(organisation)).status).toBe(404);

    const [draft] = (await fetchList()).drafts;
    expect(draft).toMatchObject({ version: 2, changedBy: "Nomsa Dlamini", changes });
    expect(draft.quarters[0]).toEqual({ year: 2026, quarter: 4, period: "Oct - Dec 2026" });
    const body = { Draft: { draftId, version: 2 }, Year: 2026, Quarter: 4 };
    expect(await publish({ ...body, Quarter: 3 })).toMatchObject({ status: 409 });
    const published = await publish(body);
    expect(published).toMatchObject({ success: true });
    expect((await fetchList()).drafts).toEqual([]);
    expect(await buildSheet(`questionnaire-${(published.questionnaireIds as number[])[0]}`)).toBe(
      editedSheet,
    );
    const { questionnaires } = await (
      await organisation.get("/api/healthcheck/getActiveQuestionnaires")
    ).json();
    expect(questionnaires.map(({ questionnaire }: { questionnaire: string }) => questionnaire)).toContain(
      "Oct - Dec 2026",
    );
    // Unchanged questions use the same rows, so that trends continue.
    const rows = await api.knex("question").where({ questionKey: "policy-explained" });
    expect(rows).toHaveLength(1);
    expect(await api.knex("question").where({ questionKey: "policy-written" })).toHaveLength(2);
  });

  test("a questionnaire of a future quarter has a preview, and the template explains its columns", async () => {
    const { questionnaires } = await fetchList();
    const upcoming = questionnaires.find(
      ({ effectiveFrom }: { effectiveFrom: string }) => effectiveFrom > "2026-08-15",
    );
    expect(upcoming).toMatchObject({ isCurrent: false, inviteCode: upcoming.previewCode });
    expect(await buildSheet("template")).toBe(
      "\uFEFFquestion_key,category,type,chart,comparable,question,answers\r\n",
    );
    const template = (await getImportFile("template", "xlsx")).toString("latin1");
    expect(template).toContain("xl/worksheets/sheet2.xml");
  });

  test("14 days before a quarter without questionnaires, one request publishes the last ones again", async () => {
    const missingFor = async (period: string) => {
      const { missing } = await fetchList();
      return missing.find((each: { period: string }) => each.period === period);
    };
    const signInOn = (day: string) => {
      api.clock = new Date(`${day}T10:00:00+02:00`);
      return administrator.signIn("admin@demo.example", DEMONSTRATION_PASSWORD);
    };
    const next = { year: 2027, quarter: 1, period: "Jan - Mar 2027", beginsOn: "2027-01-01" };
    await signInOn("2026-12-17");
    expect(await missingFor(next.period)).toBe(undefined);
    await signInOn("2026-12-18");
    expect(await missingFor(next.period)).toEqual({ ...next, questionnaireTypes: ["Staff", "Students"] });
    const [latest] = (await fetchList()).questionnaires;
    const republication = { Draft: null, Year: 2027, Quarter: 1 };
    const published = await publish(republication);
    const [staff, students] = published.questionnaireIds as number[];
    expect(students).toEqual(expect.any(Number));
    expect(await missingFor(next.period)).toBe(undefined);
    expect(await buildSheet(`questionnaire-${staff}`)).toBe(await buildSheet(latest.previewCode));
    expect(await publish(republication)).toMatchObject({ status: 409 });
    expect(await publish({ ...republication, Quarter: 3 })).toMatchObject({ status: 409 });

    // Before its first survey begins, a questionnaire can be withdrawn and becomes a draft.
    const sheet = await buildSheet(`questionnaire-${staff}`);
    expect(await removeQuestionnaire(`questionnaire-${staff}`)).toMatchObject({ success: true });
    const [draft] = (await fetchList()).drafts;
    expect(await buildSheet(draft.previewCode)).toBe(sheet);
    const auditLine = await api.knex("audit_log").where({ what: "questionnaire withdrawn" }).first("before");
    expect(auditLine.before).toEqual({ questionnaireTypeId: STAFF, year: 2027, quarter: 1 });
    expect(await missingFor(next.period)).toMatchObject({ questionnaireTypes: ["Staff"] });
    expect(await removeQuestionnaire(`questionnaire-${staff}`)).toMatchObject({ code: "not-found" });
    const begunQuestionnaire = (await fetchList()).questionnaires.find(
      (each: { isWithdrawable: boolean }) => !each.isWithdrawable,
    );
    expect(await removeQuestionnaire(begunQuestionnaire.previewCode)).toMatchObject({ code: "begun" });
  });
});
