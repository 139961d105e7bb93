/** What the tax authority calls the system on which taxpayers answer it. */
export const TaxSystem = () => <span lang="vi">Hệ thống thông tin quản lý thuế</span>
