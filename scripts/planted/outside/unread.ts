// planted: types/unread
export const isRead = false
