export const ERRORS={} ; export const FIELD_PROBLEMS=[]
