/** Runs in the survey's page: chooses the first or the last answer to the remaining questions, up to the check page. */
export async function answerInPage(choosesFirst: boolean): Promise<void> {
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === name);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const waitUntil = async <Result>(find: () => Result | undefined | false): Promise<Result> => {
    for (;;) {
      const result = find();
      if (result) return result;
      await nextFrame();
    }
  };
  (await waitUntil(() => button("Start") ?? button("Go on where I was"))).click();
  await waitUntil(() => document.querySelector("fieldset[id]") !== null);
  while (button("Send my answers") === undefined) {
    const step = document.title;
    for (const { id } of document.querySelectorAll("fieldset[id]")) {
      const inputs = [...document.querySelectorAll<HTMLInputElement>(`#${id} input`)];
      // The last input is 'I prefer not to say'.
      const chosen = inputs.at(choosesFirst ? 0 : -2);
      chosen?.click();
      await waitUntil(() => chosen?.checked);
    }
    button("Continue")?.click();
    await waitUntil(() => document.title !== step);
  }
}
