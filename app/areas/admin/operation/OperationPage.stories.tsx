import { checkEmergencyNumbers, getOperation } from "@gbvf/api/operation/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { operation } from "@gbvf/mocks/operation/operation.ts";
import { answer, failing } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { given, inTurn, loading, presses, says, shows, showsText } from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/operation/", { as: sessions.administrator }) });

export const Late = meta.story({
  tags: ["phone", "small"],
  play: inTurn(
    says("Called to check it on 2 April 2026", "region", "Emergency numbers"),
    showsText("Never called to check it."),
    says("It ends on 24 August 2026", "region", "What runs by itself"),
    async ({ canvas }) => {
      await expect(await canvas.findByRole("combobox", { name: /Who keeps them right/ })).toHaveDisplayValue(
        "Nomsa Dlamini",
      );
    },
  ),
});

export const Checked = meta.story({
  play: inTurn(presses("button", "Somebody answered: Childline"), showsText("Childline: checked today.")),
});

export const NobodyKeepsThem = meta.story({
  beforeEach: given(
    answer(getOperation, { ...operation, emergency: { ...operation.emergency, owner: null } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: /Who keeps them right/ })).toHaveDisplayValue(
      "All administrators",
    );
  },
});

export const EmptyInstallation = meta.story({
  beforeEach: given(
    answer(getOperation, { facts: [], emergency: { owner: null, numbers: [], administrators: [] } }),
  ),
  play: shows("heading", "Emergency numbers"),
});

export const NotSaved = meta.story({
  beforeEach: given(failing(checkEmergencyNumbers, 503)),
  play: inTurn(
    presses("button", "Somebody answered: Childline"),
    says("An error has occured please try again later", "alert"),
    shows("button", "Somebody answered: Childline"),
  ),
});

export const Loading = meta.story(loading(getOperation));

export const Failed = meta.story({
  beforeEach: given(failing(getOperation, 400)),
  play: shows("button", "Retry"),
});
