// planted: names/case
// planted: lint/no-default-export
export default 1
