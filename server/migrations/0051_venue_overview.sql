-- The overview of several venues counts their guests online and compares today with a week ago.
call let_analysts_read('sessions');
call let_analysts_read('visits');
