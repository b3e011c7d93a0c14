import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { draftAgain } from "../testing/survey/surveyChanges.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const STAFF = 1;

describe.each(testDatabases)("an administrator writes a questionnaire on %s", (_name, open) => {
  const api = startApi(open);
  const own = api.user();

  const list = async () => (await own.get("/api/healthcheck/getQuestionnaires")).json();
  const getImportFile = async (code: string, format: "csv" | "xlsx") => {
    const response = await own.post("/api/healthcheck/questionnaireSheet", { code, format });
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${code}.${format}"`);
    return Buffer.from(await response.arrayBuffer());
  };
  const buildSheet = async (code: string) => (await getImportFile(code, "csv")).toString();
  const formatAddress = (what: string, fileName: string) =>
    `/api/healthcheck/${what}?QuestionnaireTypeId=${STAFF}&FileName=${fileName}`;
  const check = async (file: string | Buffer, fileName = "questions.csv") =>
    (await own.upload(formatAddress("checkQuestionnaireSheet", fileName), Buffer.from(file))).json();
  const save = async (file: string, fingerprint: string, version?: number) => {
    const settings = `&Fingerprint=${fingerprint}${version === undefined ? "" : `&version=${version}`}`;
    const address = formatAddress("saveQuestionnaireSheet", "questions.csv") + settings;
    return (await own.upload(address, Buffer.from(file))).json();
  };
  const publish = (body: object) => own.postJson("/api/healthcheck/publishQuestionnaire", body);
  const remove = async (code: string) =>
    (await own.send("DELETE", `/api/healthcheck/questionnaire?code=${code}`)).json();

  test("published ones are listed by type with their figures; only the running ones have a preview link", async () => {
    const { questionnaires, drafts } = await list();
    expect(drafts).toEqual([]);
    expect(questionnaires).toHaveLength(18);
    const [staff, students, before] = questionnaires;
    expect(staff).toMatchObject({ questionnaireType: "Staff", isCurrent: true, questionCount: 17 });
    expect(staff.inviteCode).toBe(staff.previewCode);
    expect(students.totalOrganisations).toBeLessThan(staff.totalOrganisations);
    expect(before).toMatchObject({ isCurrent: false, inviteCode: null });
  });

  test("the responses of an open survey are added in steps of five", async () => {
    const [{ questionnaireId }] = (await list()).questionnaires;
    const { healthCheckId } = await api
      .knex("health_check")
      .where({ questionnaireId, closedOn: null })
      .first("health_check_id");
    const totalWith = async (actualResponses: number) => {
      await api.knex("health_check").where({ healthCheckId }).update({ actualResponses });
      return (await list()).questionnaires[0].totalActualResponses;
    };
    const withFive = await totalWith(5);
    expect([await totalWith(9), await totalWith(10)]).toEqual([withFive, withFive + 5]);
  });

  test("a code that names no questionnaire is answered with 404", async () => {
    for (const code of ["nonsense", "questionnaire-0"]) {
      const sheetResponse = own.post("/api/healthcheck/questionnaireSheet", { code, format: "csv" });
      expect((await sheetResponse).status, code).toBe(404);
    }
  });

  test("faults are named by sheet, row and column, all at once", async () => {
    const heading = "question_key,category,type,chart,comparable,question,answers";
    const { errors, changes } = await check(
      [
        heading,
        "policy,Policies,one,stacked bar,yes,Is there a policy?,Yes=2|No=0",
        "policy,Polices,one,stacked bar,yes,Is there another?,Yes=2|No=0",
        "gender,Demographic,one,pie chart,yes,Which gender?,Woman=1|I prefer not to say",
      ].join("\r\n"),
    );
    expect(changes).toBe(null);
    expect(errors).toEqual([
      {
        sheet: "questions.csv",
        row: 3,
        column: "category",
        message: '"Polices" is none of these: Policies, Practices, Behaviours, General, Demographic.',
      },
      { sheet: "questions.csv", row: 3, column: "question_key", message: 'The key "policy" is there twice.' },
      {
        sheet: "questions.csv",
        row: 4,
        column: "answers",
        message: 'Every question offers "I prefer not to say" already.',
      },
      {
        sheet: "questions.csv",
        row: 4,
        column: "answers",
        message: "Answers of this category have no score.",
      },
    ]);
    expect(await check("a,b\r\n1,2")).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ row: 1, column: "question" })]),
    });
  });

  test("from the last one to the next quarter's: sheet, changes, preview, publishing", async () => {
    const { draftId } = await draftAgain(own, (await list()).questionnaires[0].previewCode);
    const sheet = await buildSheet(`draft-${draftId}`);
    expect((await check(sheet)).changes).toMatchObject({
      added: [],
      removed: [],
      reworded: [],
      rescored: [],
      brokenTrends: [],
    });
    const edited = sheet
      .replace("Is there a written policy here", "Is there a policy in writing here")
      .replace(
        "Always=4|Often=3|Sometimes=2|Rarely=1|Never=0",
        "Always=4|Often=4|Sometimes=2|Rarely=1|Never=0",
      )
      .concat("budget,Policies,one,stacked bar,no,Is there money for it?,Yes=1|No=0,,\r\n");
    const { changes, fingerprint } = await check(edited);
    expect(changes).toMatchObject({
      added: [{ questionKey: "budget", questionCategory: "Policies", answers: ["Yes", "No"] }],
      reworded: [{ questionKey: "policy-written" }],
      rescored: [{ questionKey: "speaking-up", before: "4 | 3 | 2 | 1 | 0", after: "4 | 4 | 2 | 1 | 0" }],
      brokenTrends: ["Policies", "Behaviours"],
      questionCount: 18,
    });
    expect(await save(edited, fingerprint)).toMatchObject({ success: false, code: "exists" });
    expect(await save(edited, fingerprint, 9)).toMatchObject({ success: false, code: "changed" });
    expect(await save(sheet, fingerprint, 1)).toMatchObject({ success: false, code: "other-file" });
    expect(await save(edited, fingerprint, 1)).toMatchObject({ success: true, draftId });

    const preview = (browser: Browser) =>
      browser.postJson("/api/healthcheck/previewQuestions", { inviteCode: `draft-${draftId}` });
    expect(await preview(own)).toMatchObject({ status: 200, questionnaireType: "Staff" });
    const organisation = await api.signedIn("organisation@demo.example");
    expect((await preview(organisation)).status).toBe(404);

    const [draft] = (await list()).drafts;
    expect(draft).toMatchObject({ version: 2, changedBy: "Nomsa Dlamini", changes });
    expect(draft.quarters[0]).toEqual({ year: 2026, quarter: 4, period: "Oct - Dec 2026" });
    const body = { Draft: { draftId, version: 2 }, Year: 2026, Quarter: 4 };
    expect(await publish({ ...body, Quarter: 3 })).toMatchObject({ status: 409 });
    const published = await publish(body);
    expect(published).toMatchObject({ success: true });
    expect((await list()).drafts).toEqual([]);
    expect(await buildSheet(`questionnaire-${(published.questionnaireIds as number[])[0]}`)).toBe(edited);
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

  test("a questionnaire of a coming quarter has a preview, and the template explains its columns", async () => {
    const { questionnaires } = await list();
    const ahead = questionnaires.find(
      ({ effectiveFrom }: { effectiveFrom: string }) => effectiveFrom > "2026-08-15",
    );
    expect(ahead).toMatchObject({ isCurrent: false, inviteCode: ahead.previewCode });
    expect(await buildSheet("template")).toBe(
      "\uFEFFquestion_key,category,type,chart,comparable,question,answers\r\n",
    );
    const template = (await getImportFile("template", "xlsx")).toString("latin1");
    expect(template).toContain("xl/worksheets/sheet2.xml");
  });

  test("fourteen days before a quarter without questionnaires, one action asks the same again of both", async () => {
    const missingFor = async (period: string) => {
      const { missing } = await list();
      return missing.find((each: { period: string }) => each.period === period);
    };
    const signInOn = (day: string) => {
      api.clock = new Date(`${day}T10:00:00+02:00`);
      return own.signIn("admin@demo.example", DEMONSTRATION_PASSWORD);
    };
    const next = { year: 2027, quarter: 1, period: "Jan - Mar 2027", beginsOn: "2027-01-01" };
    await signInOn("2026-12-17");
    expect(await missingFor(next.period)).toBe(undefined);
    await signInOn("2026-12-18");
    expect(await missingFor(next.period)).toEqual({ ...next, questionnaireTypes: ["Staff", "Students"] });
    const [last] = (await list()).questionnaires;
    const again = { Draft: null, Year: 2027, Quarter: 1 };
    const published = await publish(again);
    const [staff, students] = published.questionnaireIds as number[];
    expect(students).toEqual(expect.any(Number));
    expect(await missingFor(next.period)).toBe(undefined);
    expect(await buildSheet(`questionnaire-${staff}`)).toBe(await buildSheet(last.previewCode));
    expect(await publish(again)).toMatchObject({ status: 409 });
    expect(await publish({ ...again, Quarter: 3 })).toMatchObject({ status: 409 });

    // Before its first survey begins, a questionnaire can be withdrawn and becomes a draft.
    const sheet = await buildSheet(`questionnaire-${staff}`);
    expect(await remove(`questionnaire-${staff}`)).toMatchObject({ success: true });
    const [draft] = (await list()).drafts;
    expect(await buildSheet(draft.previewCode)).toBe(sheet);
    const line = await api.knex("audit_log").where({ what: "questionnaire withdrawn" }).first("before");
    expect(line.before).toEqual({ questionnaireTypeId: STAFF, year: 2027, quarter: 1 });
    expect(await missingFor(next.period)).toMatchObject({ questionnaireTypes: ["Staff"] });
    expect(await remove(`questionnaire-${staff}`)).toMatchObject({ code: "not-found" });
    const begun = (await list()).questionnaires.find(
      (each: { isWithdrawable: boolean }) => !each.isWithdrawable,
    );
    expect(await remove(begun.previewCode)).toMatchObject({ code: "begun" });
  });
});
