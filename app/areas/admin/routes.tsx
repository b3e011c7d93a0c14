import { Navigate, Route, Routes } from "react-router-dom";
import { lazyPage } from "../../lib/address/lazyPage.ts";
import { index } from "../../lib/address/paths.ts";
import { AdminFrame } from "./AdminFrame.tsx";

const AdminPage = lazyPage("AdminPage", () => import("./start/AdminPage.tsx"));
const ApplicationsPage = lazyPage("ApplicationsPage", () => import("./organisations/ApplicationsPage.tsx"));
const ApplicationPage = lazyPage("ApplicationPage", () => import("./organisations/ApplicationPage.tsx"));
const UsersGroupsPage = lazyPage("UsersGroupsPage", () => import("./users/UsersGroupsPage.tsx"));
const UserPage = lazyPage("UserPage", () => import("./users/UserPage.tsx"));
const UserFormPage = lazyPage("UserFormPage", () => import("./users/UserFormPage.tsx"));
const GroupPage = lazyPage("GroupPage", () => import("./groups/GroupPage.tsx"));
const DataPage = lazyPage("DataPage", () => import("./data/DataPage.tsx"));
const AuditPage = lazyPage("AuditPage", () => import("./audit/AuditPage.tsx"));
const GroupFormPage = lazyPage("GroupFormPage", () => import("./groups/GroupFormPage.tsx"));
const QuestionnairesPage = lazyPage(
  "QuestionnairesPage",
  () => import("./questionnaire/QuestionnairesPage.tsx"),
);

export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        <Route index element={<AdminPage />} />
        <Route path="organisations" element={<ApplicationsPage />} />
        <Route path="organisations/view/:orgId" element={<ApplicationPage />} />
        <Route path="questionnaire" element={<QuestionnairesPage />} />
        <Route path="data" element={<DataPage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="manage-users-groups">
          <Route index element={<UsersGroupsPage />} />
          <Route path="view-user/:id" element={<UserPage />} />
          <Route path="create-user" element={<UserFormPage />} />
          <Route path="edit-user/:id" element={<UserFormPage />} />
          <Route path="view-group/:id" element={<GroupPage />} />
          <Route path="create-group" element={<GroupFormPage />} />
          <Route path="edit-group/:id" element={<GroupFormPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
