/** A company whose data pass every rule. */
export const payer = {
  vietnam_name: 'Công ty TNHH Chè Sen',
  tax_id: '0199999984',
  address: 'Số 1 phố Huế, Hà Nội',
  phone_number: '02438251234',
  email: 'ketoan@example.vn',
}
