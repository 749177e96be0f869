// planted: format/layout
export const   layout = "two spaces too many, double quotes, a semicolon";
