export const onPhone = "@media (max-width: 30rem)";
