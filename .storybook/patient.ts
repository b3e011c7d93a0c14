import { type userEvent, waitFor } from "storybook/test";

type User = ReturnType<typeof userEvent.setup>;

/** Chooses an option once it has come: options may be fetched. */
export const patient = (user: User): User => ({
  ...user,
  selectOptions: async (field, choice) => {
    const wanted = [choice].flat();
    const hasOption = (each: string | HTMLElement) =>
      [...field.querySelectorAll("option")].some(
        (option) => option === each || option.value === each || option.text === each,
      );
    await waitFor(() => {
      if (!wanted.every(hasOption)) throw new Error(`There is no option ${wanted.join()} yet.`);
    });
    await user.selectOptions(field, choice);
  },
});
