const toastify = () => import("react-toastify/unstyled");

/** Short messages that need no answer. The library loads with the first one. */
export const notify = {
  success: async (message: string) => {
    const { toast } = await toastify();
    toast.success(message, { role: "status" });
  },
  /** Announced at once by screen readers. */
  error: async (message: string) => {
    const { toast } = await toastify();
    toast.error(message);
  },
};
