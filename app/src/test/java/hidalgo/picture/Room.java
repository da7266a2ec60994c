package hidalgo.picture;

import java.util.List;

/**
 * A package or a folder of the house.
 *
 * @param name what its module calls it
 * @param files how many classes or source files it holds
 * @param uses the rooms of the same module that it knows, by name
 */
record Room(String name, int files, List<String> uses) {}
