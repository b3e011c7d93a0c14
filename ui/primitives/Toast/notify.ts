const toastify = () => import("react-toastify/unstyled");

/** Loads the library with the first message. */
export const notify = {
  success: async (message: string) => {
    const { toast } = await toastify();
    toast.success(message, { role: "status" });
  },
  error: async (message: string) => {
    const { toast } = await toastify();
    toast.error(message);
  },
};
