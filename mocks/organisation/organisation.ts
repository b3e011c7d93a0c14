import type { Application, Duplicate } from "@gbvf/api/organisation/contract.ts";
import type { previewDecision } from "@gbvf/api/organisation/decision/contract.ts";
import type { OrganisationDetails, OrganisationTeam } from "@gbvf/api/organisation/details/contract.ts";
import type { AdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import type { Input } from "@gbvf/api/shared/http/endpoint.ts";

const inProgress: Application = {
  stakeholderId: 600_001,
  organisationName: "Masakhane Community Trust",
  contacts: [
    { contactTypeId: 1, detail: "ayanda@masakhane.example" },
    { contactTypeId: 2, detail: "0825550105" },
  ],
  receivedOn: "2026-06-25",
  verificationStatus: 1,
  organisationVerified: false,
  title: "Mx",
  name: "Ayanda Naidoo",
  organisationType: "Civil society",
  jobRole: "Gender focal person",
  addressLine1: "12 Long Street",
  addressLine2: "Vanderbijlpark, 1911",
  place: "Emfuleni, Gauteng",
  branch: null,
  membersInOrganisation: 45,
  version: 1,
  dueOn: "2026-07-02",
  workingDaysLeft: 2,
  waitingSince: null,
  waitingFor: null,
  questions: [],
  decision: null,
};

export const applications = {
  inProgress,
  late: {
    ...inProgress,
    stakeholderId: 600_002,
    organisationName: "Thandi Mahlangu Memorial Foundation for the Protection of Women and Children NPC",
    name: "Nomvula van der Westhuizen-Mabaso",
    receivedOn: "2026-06-12",
    dueOn: "2026-06-22",
    workingDaysLeft: -6,
  },
  waiting: {
    ...inProgress,
    stakeholderId: 600_003,
    organisationName: "Khanya Shelter",
    name: "Pieter Botha",
    dueOn: null,
    workingDaysLeft: null,
    waitingSince: "2026-06-26T08:15:00.000Z",
    waitingFor: "Proof of registration",
    questions: [
      {
        question: "How many people work there?",
        createdAt: "2026-06-25T08:15:00.000Z",
        answer: "Twelve, and four volunteers.",
        answeredAt: "2026-06-25T13:40:00.000Z",
      },
      {
        question: "Proof of registration",
        createdAt: "2026-06-26T08:15:00.000Z",
        answer: null,
        answeredAt: null,
      },
    ],
    version: 2,
  },
  approved: {
    ...inProgress,
    stakeholderId: 600_004,
    organisationName: "University of the Valley",
    name: "Thabo Mokoena",
    organisationType: "University or college",
    verificationStatus: 3,
    organisationVerified: true,
    dueOn: null,
    workingDaysLeft: null,
    version: 2,
    decision: {
      decidedBy: "Nomsa Dlamini",
      decidedAt: "2026-06-26T09:00:00.000Z",
      emailTemplateType: 1,
      rejectionReason: null,
      email: "sent",
      emailGoesAt: null,
      emailSentAt: null,
    },
  },
  rejected: {
    ...inProgress,
    stakeholderId: 600_005,
    organisationName: "Masakane Trust",
    name: "Sipho Botha",
    verificationStatus: 2,
    dueOn: null,
    workingDaysLeft: null,
    version: 2,
    decision: {
      decidedBy: "Nomsa Dlamini",
      decidedAt: "2026-06-26T09:00:00.000Z",
      emailTemplateType: 3,
      rejectionReason: "The organisation could not be reached at the number given.",
      email: "failed",
      emailGoesAt: null,
      emailSentAt: null,
    },
  },
  held: {
    ...inProgress,
    stakeholderId: 600_006,
    organisationName: "Ubuntu Youth Forum",
    verificationStatus: 2,
    dueOn: null,
    workingDaysLeft: null,
    version: 2,
    decision: {
      decidedBy: "Nomsa Dlamini",
      decidedAt: "2026-07-01T10:00:00.000Z",
      emailTemplateType: 2,
      rejectionReason: null,
      email: "held",
      emailGoesAt: "2026-07-01T10:01:00.000Z",
      emailSentAt: null,
    },
  },
} satisfies Record<string, Application>;

export const likelyDuplicates: Duplicate[] = [
  {
    stakeholderId: 600_005,
    organisationName: "Masakane Trust",
    place: "Emfuleni, Gauteng",
    verificationStatus: 2,
    receivedOn: "2026-06-20",
    evidence: [
      { kind: "name", detail: "Masakane Trust" },
      { kind: "telephone", detail: "0825550105" },
      { kind: "emailDomain", detail: "masakhane.example" },
    ],
  },
  {
    stakeholderId: 600_010,
    organisationName: "Masakhane Trust, Sedibeng",
    place: "Midvaal, Gauteng",
    verificationStatus: null,
    receivedOn: null,
    evidence: [{ kind: "name", detail: "Masakhane Trust, Sedibeng" }],
  },
];

export const adminDashboard: AdminDashboard = {
  inProgressCount: 3,
  lastUpdatedOrganisationDate: "2026-06-30",
  lastUpdatedQuestionnaireDate: "2026-04-01",
  surveysPeriod: "Apr - Jun 2026",
  healthCheckParticipants: 41,
  approvedOrganisationsCount: 58,
  actualResponses: 1260,
  expectedResponses: 2400,
  oldestReceivedOn: "2026-06-12",
  lateCount: 1,
  waitingForApplicantCount: 1,
  failedMail: [{ template: "invitation", count: 2, lastAt: "2026-06-29T07:30:00.000Z" }],
  freshness: [
    {
      componentId: 1,
      name: "Building blocks",
      latestPeriod: null,
      loadedAt: "2026-06-30T10:00:00.000Z",
      isDemonstration: true,
    },
    {
      componentId: 2,
      name: "Organisational health check",
      latestPeriod: "Apr - Jun 2026",
      loadedAt: "2026-06-30T10:00:00.000Z",
      isDemonstration: true,
    },
    {
      componentId: 3,
      name: "Crime statistics",
      latestPeriod: "Jan - Mar 2026",
      loadedAt: "2026-05-29T10:00:00.000Z",
      isDemonstration: false,
    },
    {
      componentId: 4,
      name: "Collective actions",
      latestPeriod: null,
      loadedAt: null,
      isDemonstration: false,
    },
  ],
};

export const organisationDetails: OrganisationDetails = {
  organisationName: "University of the Valley",
  branch: "Vanderbijlpark campus",
  addressLine1: "12 Andries Potgieter Boulevard",
  addressLine2: "Vanderbijlpark, 1911",
  members: 420,
  place: "Emfuleni, Gauteng",
  organisationType: "University or college",
  version: 3,
};

export const team: OrganisationTeam = {
  people: [{ name: "Lerato Nkosi" }, { name: "Thabo Mokoena" }],
  applicants: [{ stakeholderId: 600_001, name: "Lindiwe Zulu", receivedOn: "2026-06-29", isColleague: null }],
};

export const createDecisionPreview = ({
  VerificationStatusId,
  RejectedReasons,
}: Input<typeof previewDecision>["body"]) => ({
  to: "ayanda@masakhane.example",
  subject: VerificationStatusId === 3 ? "Welcome" : "Your application",
  paragraphs: [
    "Dear Ayanda Naidoo",
    `The application of Masakhane Community Trust was ${VerificationStatusId === 3 ? "approved. You can now sign in, and begin your first health check." : `not approved: ${RejectedReasons}`}`,
  ],
  link: VerificationStatusId === 3 ? { href: "http://localhost:8080/auth/login/", label: "Sign in" } : null,
  openSurveys: { count: 1, responses: 25 },
});
