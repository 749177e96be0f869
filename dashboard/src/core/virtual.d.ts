// Made by vite/themeCss.ts.
declare module 'virtual:theme.css'
