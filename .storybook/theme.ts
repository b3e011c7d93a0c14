import { create } from "storybook/theming";
import * as palette from "../ui/tokens/palette.ts";

export const theme = create({
  base: "light",
  brandTitle: "GBVF dashboard",
  colorPrimary: palette.plum700,
  colorSecondary: palette.plum700,
  appBg: palette.sand100,
  appContentBg: palette.white,
  appPreviewBg: palette.paper,
  appBorderColor: palette.sand300,
  appBorderRadius: 4,
  textColor: palette.ink900,
  textMutedColor: palette.stone700,
  barTextColor: palette.stone700,
  barSelectedColor: palette.plum700,
  barHoverColor: palette.plum800,
  barBg: palette.white,
  inputBorder: palette.stone500,
});
