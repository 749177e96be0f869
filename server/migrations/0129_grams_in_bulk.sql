-- An import adds entries by the thousand, which a longer list of entries to come makes a third cheaper. Who writes single guests
-- keeps the list short, because a search reads all of it (profiles/writeProfiles.ts).
alter index guest_grams_hashes reset (gin_pending_list_limit);
