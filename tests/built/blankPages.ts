import type { ComponentUse } from "./everyComponent.ts";

/** A Resource renders its content without a root element. */
export const hasRootElement = (path: string) => path !== "primitives/Resource/Resource";

const page = (script: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Blank</title></head>
  <body><div id="root"></div><script type="module" src="/${script}"></script></body>
</html>`;

const writeImport = ({ path }: ComponentUse) => {
  const [group, folder, name = ""] = path.split("/");
  return `import { ${name} } from "@gbvf/ui/${name === folder ? `${group}/${name}` : `${path}.js`}";`;
};

const pathsWithoutProperties = [
  "widgets/BuildingBlockPanel/BuildingBlockPanelSkeleton",
  "widgets/ChallengePie/ChallengePieSkeleton",
  "widgets/CompletionMark/CompletionLegend",
  "widgets/CrimePie/CrimePieSkeleton",
  "widgets/CrimeYearBars/CrimeYearBarsSkeleton",
  "widgets/FigureTrend/FigureTrendSkeleton",
];
const pathsWithChildren = ["charts/Figure/FigureSkeleton", "primitives/Form/FormError"];

/** Components that appear only in stories of other components. */
export const withoutStories: readonly ComponentUse[] = [
  ...pathsWithoutProperties.map((path) => ({ path, properties: "{}" })),
  ...pathsWithChildren.map((path) => ({ path, properties: '{ children: "Content" }' })),
];

/** Properties that every component passes to its root element; `mark` sets an attribute on the element of the ref. */
const rootProps = (path: string) => {
  const id = path.replaceAll("/", "-");
  return `id="${id}" className="passed" style={{ order: 7 }} aria-describedby="${id}" data-passed="" ref={mark}`;
};

const markRoots = 'const mark = (root: Element | null) => root?.setAttribute("data-mounted", "");';

const section = (path: string, content: string) => `<section aria-label="${path}">${content}</section>`;

/** Components that need more than the properties of a story. */
const specialComponents = `import { StatePatterns } from "@gbvf/ui/charts/StatePatterns";
import { CheckQueue } from "@gbvf/ui/widgets/CheckQueue";
import { ListTable } from "@gbvf/ui/primitives/ListTable";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden";

const nothing = () => undefined;
${markRoots}
export const Special = () => (
  <>
    ${section(
      "charts/StatePatterns/StatePatterns",
      `<StatePatterns prefix="own" zeroColor="#ffffff" ${rootProps("charts/StatePatterns/StatePatterns")} />`,
    )}
    ${section(
      "widgets/CheckQueue/CheckQueue",
      `<CheckQueue label="Due" places={[]} statuses={new Map()} onStillRight={() => true} onNotReached={nothing}
        onClearReports={nothing} onEdit={nothing} onNote={nothing} onUndo={nothing} ${rootProps("widgets/CheckQueue/CheckQueue")} />`,
    )}
    ${section(
      "primitives/ListTable/ListTable",
      `<ListTable caption="Places" columns={[{ id: "name", label: "Name", cell: (row) => row.name }]} rows={[{ id: 1, name: "Umlazi" }]}
        rowId={(row) => row.id} rowLabel={(row) => row.name} sort={{ columnId: "name", direction: "ascending" }} onSort={nothing}
        pages={{ page: 1, pageSize: 10, total: 1, onChange: nothing }} empty="None" ${rootProps("primitives/ListTable/ListTable")} />`,
    )}
    ${section(
      "primitives/VisuallyHidden/VisuallyHidden",
      `<VisuallyHidden ${rootProps("primitives/VisuallyHidden/VisuallyHidden")}>Unseen</VisuallyHidden>`,
    )}
  </>
);`;

const mapsAndToasts = `import { Backdrop } from "@gbvf/ui/maps/Backdrop";
import { BaseMap } from "@gbvf/ui/maps/BaseMap";
import { Choropleth } from "@gbvf/ui/maps/Choropleth";
import { Circles } from "@gbvf/ui/maps/Circles";
import { type AreaFeature, getBounds } from "@gbvf/ui/maps/geometry.js";
import { Pins } from "@gbvf/ui/maps/Pins";
import { Towns } from "@gbvf/ui/maps/Towns";
import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.js";

const ring = [[24, -30], [26, -30], [26, -28], [24, -28], [24, -30]];
const areas: AreaFeature[] = [
  { type: "Feature", id: 1, properties: { name: "Square" }, geometry: { type: "Polygon", coordinates: [ring] } },
];
const values = new Map([[1, 12]]);
const nothing = () => undefined;
${markRoots}
const towns = [{ name: "Middle", latitude: -29, longitude: 25 }];
const pins = [{ id: 1, label: "Middle", detail: "One", latitude: -29, longitude: 25, isActive: true }];

export const InBrowser = () => (
  <div style={{ height: 400 }}>
    <section aria-label="maps/BaseMap/BaseMap">
    <BaseMap label="Map" bounds={getBounds(areas)!} ${rootProps("maps/BaseMap/BaseMap")}>
      <Backdrop features={areas} />
      <Choropleth label="Areas" features={areas} values={values} colorOf={() => "#cc0000"} format={String} describe={String} />
      <Circles features={areas} values={values} color="#990000" largest={12} maxRadius={20} />
      <Towns areas={areas} towns={towns} />
      <Pins pins={pins} color="#000000" onSelect={nothing} onSelectSeveral={nothing} />
    </BaseMap>
    </section>
    ${section("primitives/Toast/ToastRegion", `<ToastRegion ${rootProps("primitives/Toast/ToastRegion")} />`)}
  </div>
);`;

const signUpForm = `import { Button } from "@gbvf/ui/primitives/Button";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog";
import { Dialog } from "@gbvf/ui/primitives/Dialog";
import { Form } from "@gbvf/ui/primitives/Form";
import { NumberField } from "@gbvf/ui/primitives/NumberField";
import { OtpField } from "@gbvf/ui/primitives/OtpField";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup";
import { SelectField } from "@gbvf/ui/primitives/SelectField";
import { TextField } from "@gbvf/ui/primitives/TextField";
import { useState } from "react";

${markRoots}
export function SignUp() {
  const [open, setOpen] = useState<"terms" | "leave" | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sent, setSent] = useState("");
  return (
    <Form
      aria-label="Sign up"
      validationBehavior="native"
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const { email, province, kind, members, code } = Object.fromEntries(new FormData(event.currentTarget));
        if (email === "taken@example.org") setErrors({ email: "This address is taken." });
        else setSent([email, province, kind, members, code].join(" "));
      }}
      actions={<Button type="submit" variant="primary">Send</Button>}
    >
      <TextField label="Email" name="email" type="email" isRequired
        validate={(value) => (value.endsWith(".org") ? null : "Use an address that ends in .org.")} />
      <SelectField label="Province" name="province" isRequired placeholder="Choose"
        options={[{ id: "gp", label: "Gauteng" }, { id: "nw", label: "North West" }]} />
      <RadioGroup label="Kind" name="kind" defaultValue="school"
        choices={[{ id: "school", label: "School" }, { id: "clinic", label: "Clinic" }]} />
      <NumberField label="Members" name="members" defaultValue={3} />
      <OtpField label="Code" name="code" />
      <Checkbox name="agreed" isRequired>I agree</Checkbox>
      <Button onPress={() => setOpen("terms")}>Terms</Button>
      <Dialog title="Terms" isOpen={open === "terms"} onOpenChange={() => setOpen(null)} ${rootProps("Dialog")}>
        <Button onPress={() => setOpen("leave")}>Refuse</Button>
      </Dialog>
      <ConfirmDialog title="Leave this form?" confirmLabel="Leave" isOpen={open === "leave"}
        onConfirm={() => setOpen(null)} onCancel={() => setOpen(null)} ${rootProps("ConfirmDialog")}>
        Nothing is stored.
      </ConfirmDialog>
      {sent && <p role="status">Sent: {sent}</p>}
    </Form>
  );
}`;

const wrongProperties = `import type { CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard";
// @ts-expect-error There is no such state.
export const wrong: CategoryCardProps = { title: "", description: "", theme: "crime", state: "chosen", actions: null };`;

const mount = (root: string) => `import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.js";
import { createRoot } from "react-dom/client";
import { Every } from "./Every.js";
import { InBrowser } from "./InBrowser.js";
import { SignUp } from "./SignUp.js";

createRoot(document.getElementById("root")!).render(<><GlobalStyle />${root}</>);`;

/** The pages of an app that somebody else would write, each with its script. */
export const blankPages = (uses: readonly ComponentUse[]): Record<string, string> => ({
  "index.html": page("main.tsx"),
  "main.tsx": mount("<Every /><InBrowser />"),
  "form.html": page("form.tsx"),
  "form.tsx": mount("<SignUp />").replace(/import { (Every|InBrowser).*\n/g, ""),
  "hydrated.html": page("hydrated.tsx").replace('"root"></div>', '"root"><!--rendered--></div>'),
  "hydrated.tsx": `import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.js";
import { hydrateRoot } from "react-dom/client";
import { Every } from "./Every.js";

hydrateRoot(document.getElementById("root")!, <><GlobalStyle /><Every /></>);`,
  "server.tsx": `import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.js";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { Every } from "./Every.js";

const sheet = new ServerStyleSheet();
export const html = renderToString(sheet.collectStyles(<><GlobalStyle /><Every /></>));
export const styles = sheet.getStyleTags();`,
  "Every.tsx": `import { Fragment } from "react";
import { Special } from "./Special.js";
${uses.map(writeImport).join("\n")}

// Rows get keys of their own; presses do nothing.
const stub = (...args: unknown[]) =>
  (typeof args[0] === "object" && args[0] !== null && "type" in args[0] ? undefined : JSON.stringify(args)) as never;

${markRoots}
${uses.map(({ properties }, index) => `const props${index} = ${properties} as const;`).join("\n")}

export const Every = () => (
  <>
    <Special />
${uses.map(({ path }, index) => `    ${section(path, `<${path.split("/")[2]} {...props${index}} ${hasRootElement(path) ? rootProps(path) : ""} />`)}`).join("\n")}
  </>
);`,
  "Special.tsx": specialComponents,
  "InBrowser.tsx": mapsAndToasts,
  "SignUp.tsx": signUpForm,
  "wrong.ts": wrongProperties,
});
