/** Runs in the survey's page: chooses the first or the last answer to every question until the check. */
export async function answerInPage(isFirst: boolean): Promise<void> {
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === name);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async <Result>(find: () => Result | undefined | false): Promise<Result> => {
    for (;;) {
      const result = find();
      if (result) return result;
      await nextFrame();
    }
  };
  (await until(() => button("Start"))).click();
  await until(() => document.querySelector("fieldset[id]") !== null);
  while (button("Send my answers") === undefined) {
    const step = document.title;
    for (const { id } of document.querySelectorAll("fieldset[id]")) {
      const inputs = [...document.querySelectorAll<HTMLInputElement>(`#${id} input`)];
      // The last is 'I prefer not to say'.
      const chosen = inputs.at(isFirst ? 0 : -2);
      chosen?.click();
      await until(() => chosen?.checked);
    }
    button("Continue")?.click();
    await until(() => document.title !== step);
  }
}
