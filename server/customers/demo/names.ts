/** Parts of the names of companies and persons that the demo company sells to. */
export const companyForms = ['Công ty TNHH', 'Công ty cổ phần', 'Công ty TNHH một thành viên', 'Hợp tác xã'] as const

export const trades = [
  'Thương mại',
  'Xây dựng',
  'Vận tải',
  'Thực phẩm',
  'Nội thất',
  'Dược phẩm',
  'Du lịch',
  'Điện lạnh',
  'In ấn',
  'May mặc',
] as const

export const companyNames = [
  'Hòa Bình',
  'Phú Thịnh',
  'Minh Khang',
  'Đại Phát',
  'An Phước',
  'Trường Sơn',
  'Thiên Long',
  'Việt Hưng',
  'Hồng Hà',
  'Đông Đô',
  'Thanh Xuân',
  'Kim Liên',
  'Bảo Ngọc',
] as const

export const units = [
  'Trường Trung học phổ thông',
  'Bệnh viện Đa khoa',
  'Ủy ban nhân dân phường',
  'Trung tâm Văn hóa',
  'Thư viện',
] as const

export const familyNames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Ngô'] as const
export const middleNames = ['Thị', 'Văn', 'Minh', 'Thu', 'Đức', 'Ngọc', 'Quang'] as const
export const givenNames = ['Hoa', 'Hùng', 'Lan', 'Dũng', 'Mai', 'Tuấn', 'Hương', 'Sơn', 'Linh', 'Nam', 'Yến'] as const

export const streets = [
  'phố Huế',
  'đường Láng',
  'phố Trần Hưng Đạo',
  'đường Nguyễn Trãi',
  'phố Lê Lợi',
  'đường Hùng Vương',
  'phố Quang Trung',
] as const

export const places = [
  'phường Hai Bà Trưng, thành phố Hà Nội',
  'phường Ngô Quyền, thành phố Hải Phòng',
  'phường Hải Châu, thành phố Đà Nẵng',
  'phường Bến Thành, Thành phố Hồ Chí Minh',
  'phường Ninh Kiều, thành phố Cần Thơ',
  'phường Thuận Hóa, thành phố Huế',
] as const

export const banks = [
  'Ngân hàng TMCP Ngoại thương Việt Nam',
  'Ngân hàng TMCP Công Thương Việt Nam',
  'Ngân hàng TMCP Kỹ thương Việt Nam',
] as const
