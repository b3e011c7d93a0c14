import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { addMeasure, changeMeasure, deleteMeasure, getMeasures, type Measure } from "./contract.ts";
import { assertNotPast, findMeasure, findMeasures, insertMeasure, saveMeasure } from "./measures.ts";

/** Omits the text, because administrators may read the log but not the text of measures. */
const toAuditValues = ({ measureId, isDone }: Pick<Measure, "measureId" | "isDone">) => ({
  measureId,
  isDone,
});

export const surveyMeasureRoutes = [
  route(getMeasures, async ({ query, session, trx, today }) => ({
    measures: await findMeasures(trx, session, { ...query, today }),
  })),
  route(addMeasure, async ({ body, session, trx, today, now, audit }) => {
    assertNotPast(body.until, today);
    const measureId = await insertMeasure(trx, { session, now }, body);
    const { healthCheckId, questionCategoryId } = body;
    await audit(trx, {
      what: "measure added",
      subject: session.organisationId,
      after: { measureId, healthCheckId, questionCategoryId },
    });
    return done("The measure was added.");
  }),
  route(changeMeasure, async ({ body, session, trx, today, now, audit }) => {
    const { measureId, version, ...changes } = body;
    const before = await findMeasure(trx, session, { measureId, today });
    if (changes.until !== before.until) assertNotPast(changes.until, today);
    await saveMeasure(trx, { session, measureId, version, today, now }, changes);
    await audit(trx, {
      what: "measure changed",
      subject: session.organisationId,
      before: toAuditValues(before),
      after: toAuditValues(body),
    });
    return done("The measure was changed.");
  }),
  route(deleteMeasure, async ({ query, session, trx, today, now, audit }) => {
    const before = await findMeasure(trx, session, { ...query, today });
    await saveMeasure(trx, { session, ...query, today, now });
    await trx("measure").where({ measureId: query.measureId }).delete();
    await audit(trx, {
      what: "measure deleted",
      subject: session.organisationId,
      before: toAuditValues(before),
    });
    return done("The measure was deleted.");
  }),
];
