/**
 * react-aria's own screen-reader texts in Vietnamese.
 *
 * One export per area of react-aria's dictionaries (`<area>State` for react-stately's, `components` for react-aria-components'), with
 * exactly the keys of that area's en-US strings: a missing key throws when the component renders. vite.config.ts joins them to the
 * library's dictionaries by name.
 */
type Values = Readonly<Record<string, string | number | boolean>>

export const overlays = { dismiss: 'Đóng' }

export const menu = { longPressMessage: 'Nhấn giữ hoặc nhấn Alt + mũi tên xuống để mở menu' }

export const autocomplete = { collectionLabel: 'Gợi ý' }

export const combobox = {
  focusAnnouncement: (values: Values) =>
    `${values.isGroupChange === true ? `Vào nhóm ${values.groupTitle}, có ${values.groupCount} lựa chọn. ` : ''}${values.optionText}${
      values.isSelected === true ? ', đã chọn' : ''
    }`,
  countAnnouncement: (values: Values) => `Có ${values.optionCount} lựa chọn.`,
  selectedAnnouncement: (values: Values) => `Đã chọn ${values.optionText}`,
  buttonLabel: 'Hiện gợi ý',
  listboxLabel: 'Gợi ý',
}

export const calendar = {
  previous: 'Trước',
  next: 'Sau',
  selectedDateDescription: (values: Values) => `Ngày đã chọn: ${values.date}`,
  selectedRangeDescription: (values: Values) => `Khoảng đã chọn: ${values.dateRange}`,
  todayDate: (values: Values) => `Hôm nay, ${values.date}`,
  todayDateSelected: (values: Values) => `Hôm nay, ${values.date}, đã chọn`,
  dateSelected: (values: Values) => `${values.date}, đã chọn`,
  startRangeSelectionPrompt: 'Nhấn để chọn ngày bắt đầu',
  finishRangeSelectionPrompt: 'Nhấn để chọn ngày kết thúc',
  minimumDate: 'Ngày sớm nhất có thể chọn',
  maximumDate: 'Ngày muộn nhất có thể chọn',
  dateRange: (values: Values) => `${values.startDate} đến ${values.endDate}`,
}

export const numberfield = {
  decrease: (values: Values) => `Giảm ${values.fieldLabel}`,
  increase: (values: Values) => `Tăng ${values.fieldLabel}`,
  numberField: 'Trường số',
}

export const spinbutton = { Empty: 'Trống' }

export const grid = {
  deselectedItem: (values: Values) => `Đã bỏ chọn ${values.item}.`,
  select: 'Chọn',
  selectedCount: (values: Values) => (values.count === 0 ? 'Chưa chọn mục nào.' : `Đã chọn ${values.count} mục.`),
  selectedAll: 'Đã chọn tất cả.',
  selectedItem: (values: Values) => `Đã chọn ${values.item}.`,
  longPressToSelect: 'Nhấn giữ để vào chế độ chọn.',
}

export const dnd = {
  dragItem: (values: Values) => `Kéo ${values.itemText}`,
  dragSelectedItems: (values: Values) => `Kéo ${values.count} mục đã chọn`,
  dragDescriptionKeyboard: 'Nhấn Enter để bắt đầu kéo.',
  dragDescriptionKeyboardAlt: 'Nhấn Alt + Enter để bắt đầu kéo.',
  dragDescriptionTouch: 'Chạm hai lần để bắt đầu kéo.',
  dragDescriptionVirtual: 'Nhấn để bắt đầu kéo.',
  dragDescriptionLongPress: 'Nhấn giữ để bắt đầu kéo.',
  dragSelectedKeyboard: (values: Values) => `Nhấn Enter để kéo ${values.count} mục đã chọn.`,
  dragSelectedKeyboardAlt: (values: Values) => `Nhấn Alt + Enter để kéo ${values.count} mục đã chọn.`,
  dragSelectedLongPress: (values: Values) => `Nhấn giữ để kéo ${values.count} mục đã chọn.`,
  dragStartedKeyboard: 'Đã bắt đầu kéo. Nhấn Tab để tới nơi thả, rồi nhấn Enter để thả hoặc Escape để hủy.',
  dragStartedTouch: 'Đã bắt đầu kéo. Tới nơi thả, rồi chạm hai lần để thả.',
  dragStartedVirtual: 'Đã bắt đầu kéo. Tới nơi thả, rồi nhấn hoặc bấm Enter để thả.',
  endDragKeyboard: 'Đang kéo. Nhấn Enter để hủy.',
  endDragTouch: 'Đang kéo. Chạm hai lần để hủy.',
  endDragVirtual: 'Đang kéo. Nhấn để hủy.',
  dropDescriptionKeyboard: 'Nhấn Enter để thả. Nhấn Escape để hủy.',
  dropDescriptionTouch: 'Chạm hai lần để thả.',
  dropDescriptionVirtual: 'Nhấn để thả.',
  dropCanceled: 'Đã hủy thả.',
  dropComplete: 'Đã thả.',
  dropIndicator: 'vị trí thả',
  dropOnRoot: 'Thả vào',
  dropOnItem: (values: Values) => `Thả vào ${values.itemText}`,
  insertBefore: (values: Values) => `Chèn trước ${values.itemText}`,
  insertBetween: (values: Values) => `Chèn giữa ${values.beforeItemText} và ${values.afterItemText}`,
  insertAfter: (values: Values) => `Chèn sau ${values.itemText}`,
}

export const components = {
  selectPlaceholder: 'Chọn một mục',
  tableResizer: 'Đổi độ rộng',
  dropzoneLabel: 'Vùng thả',
  colorSwatchPicker: 'Mẫu màu',
}
